"""What has changed in the tables from version to version: the steps of Alembic, in `versions`.

A step is frozen once it is released: it says what the tables were then, and never refers to what
they are now (`database.schema`). A test upgrades databases of all earlier versions.
"""
