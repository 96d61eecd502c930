BEGIN TRANSACTION;
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
CREATE TABLE schema_versions (
	version INTEGER NOT NULL, 
	PRIMARY KEY (version)
);
INSERT INTO "schema_versions" VALUES(1);
INSERT INTO "schema_versions" VALUES(2);
INSERT INTO "schema_versions" VALUES(3);
INSERT INTO "schema_versions" VALUES(4);
INSERT INTO "schema_versions" VALUES(5);
INSERT INTO "schema_versions" VALUES(6);
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
	data BLOB NOT NULL, length INTEGER NOT NULL DEFAULT 0, 
	PRIMARY KEY (game, number), 
	FOREIGN KEY(game) REFERENCES games (id)
);
CREATE INDEX ix_chat_game ON chat (game);
CREATE INDEX ix_games_parent ON games (parent);
CREATE UNIQUE INDEX ix_seats_invite ON seats (invite);
COMMIT;
