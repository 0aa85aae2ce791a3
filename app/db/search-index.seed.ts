import { sql } from 'drizzle-orm'
import type { Db } from './db.ts'

/**
 * Creates a trigram index on every `searchText` column. At every start rather than in a migration: a server without the extension
 * searches without it, more slowly, and gets the indexes once it has it.
 */
export async function indexSearchText(db: Db): Promise<void> {
  await db.execute(sql`
    do $$ declare owner text; begin
      begin
        create extension if not exists pg_trgm;
      exception when others then
        raise notice 'searching without trigrams: %', sqlerrm;
        return;
      end;
      for owner in select table_name from information_schema.columns
        where table_schema = current_schema() and column_name = 'search' and is_generated = 'ALWAYS'
      loop
        -- Asked first: even an index that exists would be locked against everybody who writes.
        continue when to_regclass(format('%I', owner || '_search')) is not null;
        -- Without autovacuum nobody would tidy up a list of entries put off.
        execute format('create index %I on %I using gin (search gin_trgm_ops) with (fastupdate = off)', owner || '_search', owner);
      end loop;
    end $$`)
}
