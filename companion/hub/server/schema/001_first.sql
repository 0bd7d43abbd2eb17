-- The hub's tables. A row of a journal is never changed: whoever wants to is refused by the database.
CREATE TABLE journal (
    id text PRIMARY KEY,
    name text NOT NULL UNIQUE,
    number integer NOT NULL GENERATED ALWAYS AS IDENTITY,
    joined_at timestamptz NOT NULL DEFAULT now(),
    acked bigint NOT NULL DEFAULT 0,
    head bytea NOT NULL,
    last_at text NOT NULL DEFAULT '',
    rows_at timestamptz,
    quarantined_at timestamptz
);
CREATE TABLE row (
    journal text NOT NULL,
    seq bigint NOT NULL CHECK (seq > 0),
    session text NOT NULL,
    kind text NOT NULL,
    at text NOT NULL,
    body text NOT NULL,
    hash bytea NOT NULL CHECK (length(hash) = 32),
    name text NOT NULL,
    more text NOT NULL,
    party text NOT NULL,
    PRIMARY KEY (journal, seq)
);
CREATE INDEX row_session ON row (journal, session) WHERE session <> '';
CREATE INDEX row_party ON row (party) WHERE party <> '';
CREATE FUNCTION row_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN RAISE EXCEPTION 'rows are only appended'; END $$;
CREATE TRIGGER row_stays BEFORE UPDATE OR DELETE ON row FOR EACH STATEMENT EXECUTE FUNCTION row_stays();
COMMENT ON COLUMN row.party IS 'the code of the group of which the row tells, where its body names one';

-- A row that a journal told once more, with another hash: both histories are kept.
CREATE TABLE fork (
    journal text NOT NULL REFERENCES journal,
    seq bigint NOT NULL,
    hash bytea NOT NULL,
    row text NOT NULL,
    known bytea,
    at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (journal, seq, hash)
);

CREATE TABLE game (
    journal text NOT NULL,
    session text NOT NULL,
    name text NOT NULL,
    version text NOT NULL,
    party text NOT NULL,
    PRIMARY KEY (journal, session)
);
CREATE INDEX game_name ON game (name);

CREATE TABLE state (
    journal text PRIMARY KEY REFERENCES journal,
    heard_at timestamptz NOT NULL,
    content text NOT NULL
);

CREATE TABLE taken (
    journal text NOT NULL,
    seq bigint NOT NULL,
    party text NOT NULL,
    by_journal text NOT NULL,
    at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (journal, seq)
);

CREATE TABLE survey (
    code text PRIMARY KEY,
    journal text NOT NULL REFERENCES journal,
    session text NOT NULL,
    seat integer NOT NULL,
    asked text NOT NULL
);
CREATE TABLE answer (
    id text PRIMARY KEY,
    code text NOT NULL REFERENCES survey,
    once text NOT NULL,
    answers text NOT NULL,
    at timestamptz NOT NULL DEFAULT now(),
    kept_at timestamptz,
    UNIQUE (code, once)
);

CREATE TABLE token (
    id text PRIMARY KEY,
    digest bytea NOT NULL UNIQUE,
    role text NOT NULL CHECK (role IN ('device', 'viewer', 'host', 'designer')),
    name text NOT NULL,
    journal text REFERENCES journal,
    games text[] NOT NULL DEFAULT '{}',
    made_at timestamptz NOT NULL DEFAULT now(),
    revoked_at timestamptz
);
CREATE INDEX token_journal ON token (journal);
CREATE SEQUENCE change;

-- A designer sees the rows of the own games, and of groups those that played them: the database sees to it.
DO $$ BEGIN
    IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'companion_designer') THEN
        CREATE ROLE companion_designer NOLOGIN;
    END IF;
END $$;
GRANT companion_designer TO CURRENT_USER;
GRANT SELECT ON row, game, journal TO companion_designer;
CREATE FUNCTION own_games() RETURNS text[] LANGUAGE sql STABLE AS
    $$ SELECT coalesce(nullif(current_setting('companion.games', true), '')::text[], '{}') $$;
ALTER TABLE game ENABLE ROW LEVEL SECURITY;
CREATE POLICY own_game ON game FOR SELECT TO companion_designer USING (name = ANY (own_games()));
ALTER TABLE row ENABLE ROW LEVEL SECURITY;
CREATE POLICY own_row ON row FOR SELECT TO companion_designer USING (
    EXISTS (SELECT FROM game WHERE game.journal = row.journal AND game.name = ANY (own_games())
        AND (game.session = row.session OR (row.session = '' AND row.party <> '' AND game.party = row.party)))
);
ALTER TABLE journal ENABLE ROW LEVEL SECURITY;
CREATE POLICY own_journal ON journal FOR SELECT TO companion_designer USING (
    EXISTS (SELECT FROM game WHERE game.journal = journal.id AND game.name = ANY (own_games()))
);
