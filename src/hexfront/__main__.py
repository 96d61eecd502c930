"""`python -m hexfront`."""

import sys

from hexfront.cli import main

sys.exit(main())
