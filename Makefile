# Thin: each target is the script of its name in .setup, which also sets up what it needs.
.PHONY: run hub test test_long check format audit bench screenshots fresh lock package same_package try_package
run hub test test_long check format audit bench screenshots fresh lock package same_package try_package: ; @.setup/$@
