CREATE TABLE "payment_disputes" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"amount_cents" integer NOT NULL,
	"reason" text NOT NULL,
	"answer_by" timestamp with time zone,
	"refundable" boolean NOT NULL,
	"outcome" text,
	"closed_at" timestamp with time zone,
	CONSTRAINT "payment_disputes_closed" CHECK ((outcome is null) = (closed_at is null))
);
--> statement-breakpoint
ALTER TABLE "guest_orders" ADD COLUMN "lost_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_disputes" ADD CONSTRAINT "payment_disputes_order_id_guest_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."guest_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_disputes_order" ON "payment_disputes" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payment_disputes_open" ON "payment_disputes" USING btree ("order_id") WHERE outcome is null;