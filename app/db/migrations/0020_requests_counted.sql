-- What guests write in the guide is an enquiry, too. Nothing may come between the counting anew and what the triggers add to it or the clock folds.
LOCK TABLE guest_orders, contact_messages, guide_requests, newsletter_subscribers, day_figures IN SHARE ROW EXCLUSIVE MODE;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "fill_day_figures"() RETURNS void LANGUAGE sql AS $$
	delete from day_figures;
	insert into day_figures (day, what, number, cents)
	select estate_day(created_at), order_figure(provider), count(*), sum(amount_cents - refunded_cents) from guest_orders where status = 'paid' group by 1, 2
	union all select estate_day(created_at), 'enquiry', count(*), 0 from contact_messages group by 1
	union all select estate_day(created_at), 'enquiry', count(*), 0 from guide_requests group by 1
	union all select estate_day(created_at), 'subscription', count(*), 0 from newsletter_subscribers group by 1;
$$;--> statement-breakpoint
CREATE TRIGGER "guide_requests_added" AFTER INSERT ON "guide_requests"
	REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION add_to_day_figures('enquiry');--> statement-breakpoint
CREATE TRIGGER "guide_requests_gone" AFTER DELETE ON "guide_requests"
	REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION take_from_day_figures('enquiry');--> statement-breakpoint
SELECT fill_day_figures();
