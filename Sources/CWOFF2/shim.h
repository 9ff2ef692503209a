// libwoff2 is C++; what is called of it has a C face in CFaces.
