ALTER TABLE "guest_orders" ADD COLUMN "cancel_told_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "guest_orders_order_id" ON "guest_orders" USING btree (lower("stripe_session_id") text_pattern_ops);--> statement-breakpoint
-- Of a sold order counts neither what was given back nor what a guest's bank took back. Nothing may come between the counting anew and what
-- the triggers add to it or the clock folds.
LOCK TABLE guest_orders, contact_messages, guide_requests, newsletter_subscribers, day_figures IN SHARE ROW EXCLUSIVE MODE;--> statement-breakpoint
CREATE FUNCTION "order_kept_cents"(amount integer, refunded integer, lost integer) RETURNS integer LANGUAGE sql IMMUTABLE AS $$
	select amount - least(amount, refunded + lost);
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "fill_day_figures"() RETURNS void LANGUAGE sql AS $$
	delete from day_figures where what not like '%\_gone';
	insert into day_figures (day, what, number, cents)
	select estate_day(created_at), order_figure(provider), count(*), sum(order_kept_cents(amount_cents, refunded_cents, lost_cents)) from guest_orders where status = 'paid' group by 1, 2
	union all select estate_day(created_at), 'enquiry', count(*), 0 from contact_messages group by 1
	union all select estate_day(created_at), 'enquiry', count(*), 0 from guide_requests group by 1
	union all select estate_day(created_at), 'subscription', count(*), 0 from newsletter_subscribers group by 1
	union all select day, replace(what, '_gone', ''), number, 0 from day_figures where what like '%\_gone';
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "add_orders_to_day_figures"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
	insert into day_figures (day, what, number, cents)
	select estate_day(created_at), order_figure(provider), count(*), sum(order_kept_cents(amount_cents, refunded_cents, lost_cents)) from added where status = 'paid' group by 1, 2;
	return null;
end $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "take_orders_from_day_figures"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
	insert into day_figures (day, what, number, cents)
	select estate_day(created_at), order_figure(provider), -count(*), -sum(order_kept_cents(amount_cents, refunded_cents, lost_cents)) from gone where status = 'paid' group by 1, 2;
	return null;
end $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "change_orders_in_day_figures"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
	insert into day_figures (day, what, number, cents)
	select day, what, sum(number), sum(cents) from (
		select estate_day(created_at) as day, order_figure(provider) as what, 1 as number, order_kept_cents(amount_cents, refunded_cents, lost_cents) as cents from added where status = 'paid'
		union all select estate_day(created_at), order_figure(provider), -1, -order_kept_cents(amount_cents, refunded_cents, lost_cents) from gone where status = 'paid'
	) changed group by day, what having sum(number) <> 0 or sum(cents) <> 0;
	return null;
end $$;--> statement-breakpoint
SELECT fill_day_figures();
