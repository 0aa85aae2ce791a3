-- A figure names nobody: an enquiry or subscription that is deleted, because its time is up or on request, stays counted under its day.
-- It is noted as gone, so that counting anew finds it without its row. Neither statement changes a figure, or locks a table.
CREATE OR REPLACE FUNCTION "take_from_day_figures"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
	insert into day_figures (day, what, number) select estate_day(created_at), tg_argv[0] || '_gone', count(*) from gone group by 1;
	return null;
end $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "fill_day_figures"() RETURNS void LANGUAGE sql AS $$
	delete from day_figures where what not like '%\_gone';
	insert into day_figures (day, what, number, cents)
	select estate_day(created_at), order_figure(provider), count(*), sum(amount_cents - refunded_cents) from guest_orders where status = 'paid' group by 1, 2
	union all select estate_day(created_at), 'enquiry', count(*), 0 from contact_messages group by 1
	union all select estate_day(created_at), 'enquiry', count(*), 0 from guide_requests group by 1
	union all select estate_day(created_at), 'subscription', count(*), 0 from newsletter_subscribers group by 1
	union all select day, replace(what, '_gone', ''), number, 0 from day_figures where what like '%\_gone';
$$;
