CREATE TABLE "inbox_replies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"message_id" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"who" text NOT NULL,
	"text" text NOT NULL,
	"mail_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "inbox_threads" (
	"message_id" uuid PRIMARY KEY NOT NULL,
	"read_at" timestamp with time zone,
	"read_by" text,
	"assigned_to" uuid,
	"assigned_name" text,
	"closed_at" timestamp with time zone,
	"closed_by" text
);
--> statement-breakpoint
CREATE INDEX "inbox_replies_message" ON "inbox_replies" USING btree ("message_id","at");--> statement-breakpoint
CREATE INDEX "inbox_threads_assigned" ON "inbox_threads" USING btree ("assigned_to");