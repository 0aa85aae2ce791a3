CREATE TABLE "guest_sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"generation" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "guide_access" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"password_hash" text NOT NULL,
	"generation" integer DEFAULT 1 NOT NULL,
	"password_changed_at" timestamp with time zone,
	"gate_code" text NOT NULL,
	"gate_code_fallback" text DEFAULT 'See your booking confirmation' NOT NULL,
	"wifi_name" text NOT NULL,
	"wifi_key" text NOT NULL,
	CONSTRAINT "guide_access_one_row" CHECK ("guide_access"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "guide_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"room" text NOT NULL,
	"request_type" text NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"answered_at" timestamp with time zone,
	"answered_by" text
);
--> statement-breakpoint
CREATE TABLE "guest_orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"product_id" uuid NOT NULL,
	"item_type" text NOT NULL,
	"item_name" text NOT NULL,
	"category" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"room_name" text NOT NULL,
	"stay_on" date NOT NULL,
	"email" text NOT NULL,
	"guest_name" text NOT NULL,
	"provider" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"stripe_session_id" text,
	"payment_intent" text,
	"checkout_expires_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"expired_at" timestamp with time zone,
	"prepared_at" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"refunded_at" timestamp with time zone,
	"status" text GENERATED ALWAYS AS (case when refunded_at is not null then 'refunded' when cancelled_at is not null then 'cancelled' when paid_at is not null then 'paid' when expired_at is not null then 'expired' else 'pending' end) STORED NOT NULL,
	CONSTRAINT "guest_orders_idempotency_key_unique" UNIQUE("idempotency_key"),
	CONSTRAINT "guest_orders_stripe_session_id_unique" UNIQUE("stripe_session_id"),
	CONSTRAINT "guest_orders_amount" CHECK (amount_cents > 0),
	CONSTRAINT "guest_orders_refund_of_paid" CHECK (paid_at is not null or (refunded_at is null and cancelled_at is null))
);
--> statement-breakpoint
CREATE TABLE "guest_order_history" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"who" text NOT NULL,
	"what" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stripe_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"processed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "guest_products" (
	"id" uuid PRIMARY KEY NOT NULL,
	"item_type" text NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"price_cents" integer NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"display_order" integer DEFAULT 0 NOT NULL,
	"category" text NOT NULL,
	"stripe_price_id" text,
	"room_restrictions" text[],
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "guest_products_price" CHECK (price_cents > 0),
	CONSTRAINT "guest_products_category" CHECK (category in ('bath', 'food', 'experiences', 'late_checkout', 'test'))
);
--> statement-breakpoint
ALTER TABLE "guest_orders" ADD CONSTRAINT "guest_orders_product_id_guest_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."guest_products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_order_history" ADD CONSTRAINT "guest_order_history_order_id_guest_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."guest_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "guest_sessions_expires_at" ON "guest_sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "guide_requests_created_at" ON "guide_requests" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "guest_orders_stay_on" ON "guest_orders" USING btree ("stay_on","created_at");--> statement-breakpoint
CREATE INDEX "guest_orders_created_at" ON "guest_orders" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "guest_orders_payment_intent" ON "guest_orders" USING btree ("payment_intent");--> statement-breakpoint
CREATE INDEX "guest_orders_unsettled" ON "guest_orders" USING btree ("created_at") WHERE paid_at is null and expired_at is null;--> statement-breakpoint
CREATE INDEX "guest_order_history_order" ON "guest_order_history" USING btree ("order_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "guest_products_item_type" ON "guest_products" USING btree ("item_type") WHERE deleted_at is null;