CREATE TABLE "site_event_days" (
	"day" date NOT NULL,
	"name" text NOT NULL,
	"mode" text NOT NULL,
	"room" text NOT NULL,
	"events" integer NOT NULL,
	CONSTRAINT "site_event_days_day_name_mode_room_pk" PRIMARY KEY("day","name","mode","room")
);
--> statement-breakpoint
CREATE TABLE "estate_contacts" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"written" jsonb NOT NULL,
	CONSTRAINT "estate_contacts_one_row" CHECK ("estate_contacts"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "estate_knowledge_deleted" (
	"category" text NOT NULL,
	"key" text NOT NULL,
	"value" text NOT NULL,
	"origin" text NOT NULL,
	"deleted_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "estate_knowledge_deleted_category_key_pk" PRIMARY KEY("category","key")
);
--> statement-breakpoint
ALTER TABLE "guide_requests" ADD COLUMN "search" text GENERATED ALWAYS AS (lower(coalesce(name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(request_type, '') || ' ' || coalesce(message, ''))) STORED;--> statement-breakpoint
ALTER TABLE "estate_knowledge" ADD COLUMN "search" text GENERATED ALWAYS AS (lower(coalesce(key, '') || ' ' || coalesce(value, ''))) STORED;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "search" text GENERATED ALWAYS AS (lower(coalesce(name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(reason, '') || ' ' || coalesce(message, ''))) STORED;--> statement-breakpoint
ALTER TABLE "guest_orders" ADD COLUMN "search" text GENERATED ALWAYS AS (lower(coalesce(guest_name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(item_name, ''))) STORED;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "search" text GENERATED ALWAYS AS (lower(coalesce(title, '') || ' ' || coalesce(who, '') || ' ' || coalesce(action, '') || ' ' || coalesce(before::text, '') || ' ' || coalesce(after::text, ''))) STORED;--> statement-breakpoint
CREATE INDEX "newsletter_subscribers_created" ON "newsletter_subscribers" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "guest_orders_sold" ON "guest_orders" USING btree ("created_at","amount_cents") WHERE status = 'paid';