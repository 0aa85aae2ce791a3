CREATE TABLE "estate_knowledge_changes" (
	"version" bigint NOT NULL,
	"category" text NOT NULL,
	"key" text NOT NULL,
	CONSTRAINT "estate_knowledge_changes_version_category_key_pk" PRIMARY KEY("version","category","key")
);
--> statement-breakpoint
CREATE TABLE "estate_knowledge_version" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"version" bigint NOT NULL,
	"entries" bigint NOT NULL,
	CONSTRAINT "estate_knowledge_version_only" CHECK ("estate_knowledge_version"."only")
);
--> statement-breakpoint
CREATE INDEX "estate_knowledge_updated" ON "estate_knowledge" USING btree ("updated_at","id");--> statement-breakpoint
-- Before the rows are touched: who changes entries waits here for whoever changed some before, so that versions are seen in their
-- order and nobody waits for a row in turn. A new count begins above all that were before it.
CREATE FUNCTION "count_knowledge_change"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
	update estate_knowledge_version set version = version + 1;
	if not found then
		insert into estate_knowledge_version (version, entries)
		values ((extract(epoch from clock_timestamp()) * 1000000)::bigint, (select count(*) from estate_knowledge))
		on conflict ("only") do update set version = estate_knowledge_version.version + 1;
	end if;
	return null;
end $$;--> statement-breakpoint
CREATE FUNCTION "note_knowledge_change"() RETURNS trigger LANGUAGE plpgsql AS $$
declare
	present bigint := (select version from estate_knowledge_version);
	number bigint := (select count(*) from touched);
begin
	if number = 0 then return null; end if;
	insert into estate_knowledge_changes (version, category, key) select present, category, key from touched on conflict do nothing;
	update estate_knowledge_version set entries = entries + case tg_op when 'INSERT' then number else -number end;
	-- Who is further behind reads all entries anew (knowledge.server.ts).
	delete from estate_knowledge_changes where version < present - 1000;
	return null;
end $$;--> statement-breakpoint
CREATE FUNCTION "note_knowledge_update"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
	insert into estate_knowledge_changes (version, category, key)
	select version, category, key from estate_knowledge_version,
		(select category, key from touched union select category, key from former) changed on conflict do nothing;
	return null;
end $$;--> statement-breakpoint
CREATE TRIGGER "estate_knowledge_counted" BEFORE INSERT OR UPDATE OR DELETE ON "estate_knowledge"
	FOR EACH STATEMENT EXECUTE FUNCTION count_knowledge_change();--> statement-breakpoint
CREATE TRIGGER "estate_knowledge_added" AFTER INSERT ON "estate_knowledge"
	REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_knowledge_change();--> statement-breakpoint
CREATE TRIGGER "estate_knowledge_changed" AFTER UPDATE ON "estate_knowledge"
	REFERENCING NEW TABLE AS touched OLD TABLE AS former FOR EACH STATEMENT EXECUTE FUNCTION note_knowledge_update();--> statement-breakpoint
CREATE TRIGGER "estate_knowledge_gone" AFTER DELETE ON "estate_knowledge"
	REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_knowledge_change();--> statement-breakpoint
-- Last, as in 0011: the triggers' locks keep other instances from writing what neither this nor they would count.
INSERT INTO "estate_knowledge_version" (version, entries)
	SELECT (extract(epoch from clock_timestamp()) * 1000000)::bigint, count(*) FROM "estate_knowledge";
