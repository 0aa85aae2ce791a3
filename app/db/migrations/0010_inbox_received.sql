DROP INDEX "inbox_threads_assigned";--> statement-breakpoint
ALTER TABLE "inbox_threads" ADD COLUMN "received_at" timestamp with time zone;--> statement-breakpoint
-- Every message gets its row now, and what is left of messages that are gone goes.
INSERT INTO "inbox_threads" ("message_id", "received_at")
	SELECT "id", "created_at" FROM "contact_messages" UNION ALL SELECT "id", "created_at" FROM "guide_requests"
	ON CONFLICT ("message_id") DO UPDATE SET "received_at" = excluded."received_at";--> statement-breakpoint
DELETE FROM "inbox_threads" WHERE "received_at" IS NULL;--> statement-breakpoint
ALTER TABLE "inbox_threads" ALTER COLUMN "received_at" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "inbox_threads_received" ON "inbox_threads" USING btree ("received_at","message_id","closed_at");--> statement-breakpoint
CREATE INDEX "inbox_threads_open" ON "inbox_threads" USING btree ("received_at","message_id","assigned_to") WHERE closed_at is null;--> statement-breakpoint
CREATE FUNCTION "open_inbox_threads"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
	insert into inbox_threads (message_id, received_at) select id, created_at from received;
	return null;
end $$;--> statement-breakpoint
CREATE FUNCTION "drop_inbox_threads"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
	delete from inbox_threads where message_id in (select id from removed);
	return null;
end $$;--> statement-breakpoint
CREATE TRIGGER "contact_messages_received" AFTER INSERT ON "contact_messages"
	REFERENCING NEW TABLE AS received FOR EACH STATEMENT EXECUTE FUNCTION open_inbox_threads();--> statement-breakpoint
CREATE TRIGGER "guide_requests_received" AFTER INSERT ON "guide_requests"
	REFERENCING NEW TABLE AS received FOR EACH STATEMENT EXECUTE FUNCTION open_inbox_threads();--> statement-breakpoint
CREATE TRIGGER "contact_messages_removed" AFTER DELETE ON "contact_messages"
	REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION drop_inbox_threads();--> statement-breakpoint
CREATE TRIGGER "guide_requests_removed" AFTER DELETE ON "guide_requests"
	REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION drop_inbox_threads();
