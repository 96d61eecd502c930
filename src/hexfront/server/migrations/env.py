"""Run by Alembic: the steps on the connection that `migrate.upgrade` has opened."""

from alembic import context

context.configure(connection=context.config.attributes["connection"])
context.run_migrations()
