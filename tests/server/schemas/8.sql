BEGIN TRANSACTION;
CREATE TABLE accounts (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	"key" VARCHAR(120) NOT NULL, 
	email VARCHAR(254), 
	created FLOAT NOT NULL, 
	seen FLOAT NOT NULL, 
	language VARCHAR(8) NOT NULL, 
	zone VARCHAR(64) NOT NULL, 
	quiet_from INTEGER, 
	quiet_to INTEGER, 
	stop VARCHAR(64) NOT NULL, 
	noticed FLOAT, 
	muted INTEGER, 
	closed INTEGER, 
	PRIMARY KEY (id), 
	UNIQUE ("key"), 
	UNIQUE (email), 
	UNIQUE (stop)
);
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0008');
CREATE TABLE blocks (
	account VARCHAR(32) NOT NULL, 
	blocked VARCHAR(32) NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (account, blocked), 
	FOREIGN KEY(account) REFERENCES accounts (id), 
	FOREIGN KEY(blocked) REFERENCES accounts (id)
);
CREATE TABLE channels (
	id INTEGER NOT NULL, 
	account VARCHAR(32) NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	address TEXT NOT NULL, 
	keys TEXT, 
	created FLOAT NOT NULL, 
	failures INTEGER NOT NULL, 
	off INTEGER, 
	PRIMARY KEY (id), 
	FOREIGN KEY(account) REFERENCES accounts (id)
);
CREATE TABLE chat (
	id INTEGER NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	seat VARCHAR(16) NOT NULL, 
	text VARCHAR(500) NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(game) REFERENCES games (id)
);
CREATE TABLE claims (
	game VARCHAR(32) NOT NULL, 
	seat VARCHAR(16) NOT NULL, 
	account VARCHAR(32) NOT NULL, 
	at FLOAT NOT NULL, 
	told FLOAT, 
	rated INTEGER, 
	PRIMARY KEY (game, seat), 
	FOREIGN KEY(game) REFERENCES games (id), 
	FOREIGN KEY(account) REFERENCES accounts (id)
);
CREATE TABLE clocks (
	game VARCHAR(32) NOT NULL, 
	seat VARCHAR(16) NOT NULL, 
	move FLOAT NOT NULL, 
	bank FLOAT NOT NULL, 
	vacation FLOAT NOT NULL, 
	away FLOAT, 
	PRIMARY KEY (game, seat), 
	FOREIGN KEY(game) REFERENCES games (id)
);
CREATE TABLE deliveries (
	id INTEGER NOT NULL, 
	channel INTEGER NOT NULL, 
	body TEXT NOT NULL, 
	due FLOAT NOT NULL, 
	tries INTEGER NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(channel) REFERENCES channels (id)
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
CREATE TABLE friends (
	account VARCHAR(32) NOT NULL, 
	friend VARCHAR(32) NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (account, friend), 
	FOREIGN KEY(account) REFERENCES accounts (id), 
	FOREIGN KEY(friend) REFERENCES accounts (id)
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
	parent VARCHAR(32), asked VARCHAR(16), secret VARCHAR(64), since INTEGER, asked_at FLOAT, 
	PRIMARY KEY (id), 
	UNIQUE (watch)
);
CREATE TABLE keys (
	name VARCHAR(32) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
CREATE TABLE leases (
	game VARCHAR(32) NOT NULL, 
	server VARCHAR(32) NOT NULL, 
	PRIMARY KEY (game), 
	FOREIGN KEY(game) REFERENCES games (id)
);
CREATE TABLE mutes (
	game VARCHAR(32) NOT NULL, 
	seat VARCHAR(16) NOT NULL, 
	muted VARCHAR(16) NOT NULL, 
	PRIMARY KEY (game, seat, muted), 
	FOREIGN KEY(game) REFERENCES games (id)
);
CREATE TABLE notices (
	id INTEGER NOT NULL, 
	account VARCHAR(32) NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	seat VARCHAR(16) NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(account) REFERENCES accounts (id), 
	FOREIGN KEY(game) REFERENCES games (id)
);
CREATE TABLE offers (
	game VARCHAR(32) NOT NULL, 
	seat VARCHAR(16) NOT NULL, 
	account VARCHAR(32) NOT NULL, 
	pace VARCHAR(16) NOT NULL, 
	text VARCHAR(140) NOT NULL, 
	friends INTEGER, 
	at FLOAT NOT NULL, 
	expires FLOAT NOT NULL, 
	PRIMARY KEY (game), 
	FOREIGN KEY(game) REFERENCES games (id), 
	FOREIGN KEY(account) REFERENCES accounts (id)
);
CREATE TABLE rated (
	game VARCHAR(32) NOT NULL, 
	seat VARCHAR(16) NOT NULL, 
	account VARCHAR(32), 
	score FLOAT NOT NULL, 
	"before" FLOAT NOT NULL, 
	"after" FLOAT NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (game, seat), 
	FOREIGN KEY(game) REFERENCES games (id), 
	FOREIGN KEY(account) REFERENCES accounts (id)
);
CREATE TABLE ratings (
	account VARCHAR(32) NOT NULL, 
	title VARCHAR(32) NOT NULL, 
	rating FLOAT NOT NULL, 
	deviation FLOAT NOT NULL, 
	volatility FLOAT NOT NULL, 
	games INTEGER NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (account, title), 
	FOREIGN KEY(account) REFERENCES accounts (id)
);
CREATE TABLE reports (
	id INTEGER NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	seat VARCHAR(16) NOT NULL, 
	"by" VARCHAR(16) NOT NULL, 
	text VARCHAR(500) NOT NULL, 
	at FLOAT NOT NULL, 
	done FLOAT, 
	PRIMARY KEY (id), 
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
CREATE TABLE sessions (
	hash VARCHAR(64) NOT NULL, 
	account VARCHAR(32) NOT NULL, 
	created FLOAT NOT NULL, 
	seen FLOAT NOT NULL, 
	agent VARCHAR(80) NOT NULL, 
	PRIMARY KEY (hash), 
	FOREIGN KEY(account) REFERENCES accounts (id)
);
CREATE TABLE sign_ins (
	hash VARCHAR(64) NOT NULL, 
	email VARCHAR(254) NOT NULL, 
	expires FLOAT NOT NULL, 
	PRIMARY KEY (hash)
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
CREATE TABLE verdicts (
	game VARCHAR(32) NOT NULL, 
	winner VARCHAR(16) NOT NULL, 
	reason VARCHAR(16) NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (game), 
	FOREIGN KEY(game) REFERENCES games (id)
);
CREATE INDEX ix_chat_game ON chat (game);
CREATE INDEX ix_games_parent ON games (parent);
CREATE UNIQUE INDEX ix_seats_invite ON seats (invite);
CREATE INDEX ix_leases_server ON leases (server);
CREATE INDEX ix_sign_ins_email ON sign_ins (email);
CREATE INDEX ix_sessions_account ON sessions (account);
CREATE INDEX ix_claims_account ON claims (account);
CREATE INDEX ix_channels_account ON channels (account);
CREATE INDEX ix_notices_account ON notices (account);
CREATE INDEX ix_notices_game ON notices (game);
CREATE INDEX ix_deliveries_channel ON deliveries (channel);
CREATE INDEX ix_deliveries_due ON deliveries (due);
CREATE INDEX ix_friends_friend ON friends (friend);
CREATE INDEX ix_blocks_blocked ON blocks (blocked);
CREATE INDEX ix_offers_account ON offers (account);
CREATE INDEX ix_rated_account ON rated (account);
CREATE INDEX ix_reports_game ON reports (game);
COMMIT;
