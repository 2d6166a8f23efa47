"""A client of the Lunas API for Python 3.8 and newer, without dependencies."""

from .client import Lunas
from .transport import LunasError

__all__ = ["Lunas", "LunasError"]
