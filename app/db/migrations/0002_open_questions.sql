CREATE TABLE "concierge_questions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"question" text NOT NULL,
	"plain" text NOT NULL,
	"reason" text NOT NULL,
	"topic" text NOT NULL,
	"confidence" real NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	"first_asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "concierge_questions_plain_unique" UNIQUE("plain")
);
--> statement-breakpoint
ALTER TABLE "estate_knowledge" ALTER COLUMN "id" DROP DEFAULT;--> statement-breakpoint
CREATE INDEX "concierge_questions_last_asked" ON "concierge_questions" USING btree ("last_asked_at");