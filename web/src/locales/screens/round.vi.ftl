# A round at a server.
