ALTER TABLE "guest_orders" ADD COLUMN "refunded_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "guest_orders" ADD COLUMN "refund_failed_at" timestamp with time zone;--> statement-breakpoint
-- Until now an order was given back as a whole or not at all.
UPDATE "guest_orders" SET "refunded_cents" = "amount_cents" WHERE "refunded_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "guest_orders_owed" ON "guest_orders" USING btree ("cancelled_at") WHERE status = 'cancelled';
