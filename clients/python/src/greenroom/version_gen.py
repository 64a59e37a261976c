# Generated from the operation table by `npm run generate`; do not edit.
__version__ = "0.1.0"
