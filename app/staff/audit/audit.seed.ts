import { sql } from 'drizzle-orm'
import type { Db } from '#app/db/db.ts'
import { retention } from '#app/estate/policies.ts'

/**
 * The database itself keeps the audit log append-only for the retention period of the privacy policy; older entries may be deleted. Set at
 * every start rather than in a migration, so that a guard that was removed is restored.
 */
export async function guardAuditLog(db: Db): Promise<void> {
  await db.execute(sql`
    create or replace function refuse_audit_change() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' and tg_level = 'ROW' then
        if old.at < now() - interval '${sql.raw(String(retention.auditLogMonths))} months' then return old; end if;
      end if;
      raise exception 'audit_log is append-only: % is refused', tg_op using errcode = 'insufficient_privilege';
    end $$`)
  const { rows } = await db.execute(
    sql`select tgname from pg_trigger where tgrelid = 'audit_log'::regclass and tgname like 'audit_log_no_%' and tgenabled <> 'D'`,
  )
  if (rows.length === 2) return
  await db.execute(sql`
    create or replace trigger audit_log_no_change before update or delete on audit_log
    for each row execute function refuse_audit_change()`)
  await db.execute(sql`
    create or replace trigger audit_log_no_truncate before truncate on audit_log
    for each statement execute function refuse_audit_change()`)
}
