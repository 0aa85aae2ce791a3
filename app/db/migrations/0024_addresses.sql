CREATE INDEX "guide_requests_email" ON "guide_requests" USING btree (lower("email") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "mail_outbox_to" ON "mail_outbox" USING btree (lower("to_address") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "mail_outbox_reply_to" ON "mail_outbox" USING btree (lower("reply_to") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "contact_messages_email" ON "contact_messages" USING btree (lower("email") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "guest_orders_email" ON "guest_orders" USING btree (lower("email") text_pattern_ops);