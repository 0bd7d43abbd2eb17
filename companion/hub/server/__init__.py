"""The hub's server: rows and states of tables come in, pages go out; PostgreSQL keeps them."""
