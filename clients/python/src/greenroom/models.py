"""The shapes of the API: what is sent and answered, with its own names."""

from .models_gen import *  # noqa: F403
