"""The screens: one Python file and its twin in kv/screens each. `SCREENS` of companion.ui.root_widget names them."""
