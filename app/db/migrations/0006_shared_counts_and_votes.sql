CREATE TABLE "concierge_votes" (
	"voted_on" date NOT NULL,
	"entry" text NOT NULL,
	"helpful" integer DEFAULT 0 NOT NULL,
	"unhelpful" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "concierge_votes_voted_on_entry_pk" PRIMARY KEY("voted_on","entry")
);
--> statement-breakpoint
CREATE TABLE "guide_door" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"state" jsonb NOT NULL,
	CONSTRAINT "guide_door_one_row" CHECK ("guide_door"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "guide_door_visitors" (
	"key" text PRIMARY KEY NOT NULL,
	"state" jsonb NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_counts" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"expire" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "house_secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "guide_door_visitors_seen_at" ON "guide_door_visitors" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "rate_counts_expire" ON "rate_counts" USING btree ("expire");