DROP INDEX "guest_orders_stay_on";--> statement-breakpoint
CREATE INDEX "guest_orders_coming" ON "guest_orders" USING btree ("stay_on","room_name","created_at","id");--> statement-breakpoint
CREATE INDEX "guest_orders_to_deliver" ON "guest_orders" USING btree ("stay_on") WHERE status = 'paid' and delivered_at is null;