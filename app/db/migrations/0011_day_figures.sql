CREATE TABLE "day_figures" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"what" text NOT NULL,
	"number" integer NOT NULL,
	"cents" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX "day_figures_day" ON "day_figures" USING btree ("what","day");--> statement-breakpoint
-- The day on the estate's calendar. Every start puts another time zone in, if the estate has another (analytics/day-figures.seed.ts).
CREATE FUNCTION "estate_day"(moment timestamp with time zone) RETURNS date LANGUAGE sql IMMUTABLE AS $$
	select (moment at time zone 'Europe/Dublin')::date
$$;--> statement-breakpoint
CREATE FUNCTION "fill_day_figures"() RETURNS void LANGUAGE sql AS $$
	delete from day_figures;
	insert into day_figures (day, what, number, cents)
	select estate_day(created_at), 'order', count(*), sum(amount_cents) from guest_orders where status = 'paid' group by 1
	union all select estate_day(created_at), 'enquiry', count(*), 0 from contact_messages group by 1
	union all select estate_day(created_at), 'subscription', count(*), 0 from newsletter_subscribers group by 1;
$$;--> statement-breakpoint
CREATE FUNCTION "add_orders_to_day_figures"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
	insert into day_figures (day, what, number, cents)
	select estate_day(created_at), 'order', count(*), sum(amount_cents) from added where status = 'paid' group by 1;
	return null;
end $$;--> statement-breakpoint
CREATE FUNCTION "take_orders_from_day_figures"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
	insert into day_figures (day, what, number, cents)
	select estate_day(created_at), 'order', -count(*), -sum(amount_cents) from gone where status = 'paid' group by 1;
	return null;
end $$;--> statement-breakpoint
CREATE FUNCTION "change_orders_in_day_figures"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
	insert into day_figures (day, what, number, cents)
	select day, 'order', sum(number), sum(cents) from (
		select estate_day(created_at) as day, 1 as number, amount_cents as cents from added where status = 'paid'
		union all select estate_day(created_at), -1, -amount_cents from gone where status = 'paid'
	) changed group by day having sum(number) <> 0 or sum(cents) <> 0;
	return null;
end $$;--> statement-breakpoint
CREATE FUNCTION "add_to_day_figures"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
	insert into day_figures (day, what, number) select estate_day(created_at), tg_argv[0], count(*) from added group by 1;
	return null;
end $$;--> statement-breakpoint
CREATE FUNCTION "take_from_day_figures"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
	insert into day_figures (day, what, number) select estate_day(created_at), tg_argv[0], -count(*) from gone group by 1;
	return null;
end $$;--> statement-breakpoint
CREATE TRIGGER "guest_orders_added" AFTER INSERT ON "guest_orders"
	REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION add_orders_to_day_figures();--> statement-breakpoint
CREATE TRIGGER "guest_orders_changed" AFTER UPDATE ON "guest_orders"
	REFERENCING NEW TABLE AS added OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION change_orders_in_day_figures();--> statement-breakpoint
CREATE TRIGGER "guest_orders_gone" AFTER DELETE ON "guest_orders"
	REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION take_orders_from_day_figures();--> statement-breakpoint
CREATE TRIGGER "contact_messages_added" AFTER INSERT ON "contact_messages"
	REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION add_to_day_figures('enquiry');--> statement-breakpoint
CREATE TRIGGER "contact_messages_gone" AFTER DELETE ON "contact_messages"
	REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION take_from_day_figures('enquiry');--> statement-breakpoint
CREATE TRIGGER "newsletter_subscribers_added" AFTER INSERT ON "newsletter_subscribers"
	REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION add_to_day_figures('subscription');--> statement-breakpoint
CREATE TRIGGER "newsletter_subscribers_gone" AFTER DELETE ON "newsletter_subscribers"
	REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION take_from_day_figures('subscription');--> statement-breakpoint
-- Last: the triggers' locks keep other instances from writing what neither this nor they would count.
SELECT fill_day_figures();
