BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0007');
CREATE TABLE chat (
	id INTEGER NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	seat VARCHAR(16) NOT NULL, 
	text VARCHAR(500) NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(game) REFERENCES games (id)
);
CREATE TABLE entries (
	game VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	seat VARCHAR(16) NOT NULL, 
	action TEXT NOT NULL, 
	rolls TEXT NOT NULL, 
	at FLOAT NOT NULL, length INTEGER, told TEXT, 
	PRIMARY KEY (game, number), 
	FOREIGN KEY(game) REFERENCES games (id)
);
CREATE TABLE games (
	id VARCHAR(32) NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	mode VARCHAR(32) NOT NULL, 
	scenario VARCHAR(64) NOT NULL, 
	options TEXT NOT NULL, 
	seed VARCHAR(64) NOT NULL, 
	dice VARCHAR(16) NOT NULL, 
	position TEXT, 
	version INTEGER NOT NULL, 
	data VARCHAR(32) NOT NULL, 
	watch VARCHAR(64) NOT NULL, 
	created FLOAT NOT NULL, 
	finished FLOAT, 
	parent VARCHAR(32), asked VARCHAR(16), secret VARCHAR(64), since INTEGER, 
	PRIMARY KEY (id), 
	UNIQUE (watch)
);
CREATE TABLE leases (
	game VARCHAR(32) NOT NULL, 
	server VARCHAR(32) NOT NULL, 
	PRIMARY KEY (game), 
	FOREIGN KEY(game) REFERENCES games (id)
);
CREATE TABLE seats (
	game VARCHAR(32) NOT NULL, 
	seat VARCHAR(16) NOT NULL, 
	token VARCHAR(64) NOT NULL, 
	bot VARCHAR(32), 
	name VARCHAR(40), invite VARCHAR(64), luck VARCHAR(64), host INTEGER, 
	PRIMARY KEY (game, seat), 
	FOREIGN KEY(game) REFERENCES games (id), 
	UNIQUE (token)
);
CREATE TABLE servers (
	id VARCHAR(32) NOT NULL, 
	address VARCHAR(200) NOT NULL, 
	secret VARCHAR(64) NOT NULL, 
	seen FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE skips (
	game VARCHAR(32) NOT NULL, 
	seat VARCHAR(16) NOT NULL, 
	keys TEXT NOT NULL, 
	PRIMARY KEY (game, seat), 
	FOREIGN KEY(game) REFERENCES games (id)
);
CREATE TABLE "snapshots" (
	game VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	data BLOB NOT NULL, length INTEGER DEFAULT '0' NOT NULL, 
	PRIMARY KEY (game, number), 
	FOREIGN KEY(game) REFERENCES games (id)
);
CREATE INDEX ix_chat_game ON chat (game);
CREATE INDEX ix_games_parent ON games (parent);
CREATE UNIQUE INDEX ix_seats_invite ON seats (invite);
CREATE INDEX ix_leases_server ON leases (server);
COMMIT;
