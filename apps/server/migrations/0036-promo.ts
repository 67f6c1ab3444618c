import { type Kysely, sql } from 'kysely';

/** What a code gives, the codes, and who claimed them: a user claims a promo once, by whichever code. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table promos (
    id int generated always as identity primary key,
    description text not null,
    nameplate_id int references nameplates,
    starts_at timestamptz not null,
    ends_at timestamptz,
    disabled_at timestamptz,
    created_by_user_id int not null references users,
    created_at timestamptz not null default clock_timestamp(),
    check (ends_at > starts_at)
  )`,
  `create index promos_nameplate on promos (nameplate_id)`,
  `create index promos_created_by on promos (created_by_user_id)`,

  `create table promo_codes (
    id int generated always as identity primary key,
    key text not null unique,
    promo_id int not null references promos,
    place int not null,
    code text not null,
    claims int not null default 0,
    most_claims int not null,
    unique (promo_id, place),
    check (claims between 0 and most_claims)
  )`,

  `create table promo_claims (
    promo_id int not null references promos,
    user_id int not null references users,
    code_id int not null references promo_codes,
    claimed_at timestamptz not null default clock_timestamp(),
    primary key (promo_id, user_id)
  )`,
  `create index promo_claims_user on promo_claims (user_id)`,
  `create index promo_claims_code on promo_claims (code_id)`,
  `create index promo_claims_newest on promo_claims (promo_id, claimed_at desc, user_id)`,
];
