"""Picture files: opened safely, as upright BGR pictures."""

from vision.pictures.header import PictureHeader, read_header
from vision.pictures.opening import OpenedPicture, is_file, is_folder, is_picture_name, list_pictures, open_picture

__all__ = [
    "OpenedPicture",
    "PictureHeader",
    "is_file",
    "is_folder",
    "is_picture_name",
    "list_pictures",
    "open_picture",
    "read_header",
]
