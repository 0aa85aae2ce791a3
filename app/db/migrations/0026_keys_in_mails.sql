ALTER TABLE "mail_outbox" ADD COLUMN "holds_key" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Those from before: keys of sent ones are forgotten, waiting ones are when they are sent.
UPDATE "mail_outbox" SET "holds_key" = true WHERE "kind" IN ('password_reset', 'staff_invitation');--> statement-breakpoint
UPDATE "mail_outbox" SET "text" = '', "html" = '' WHERE "holds_key" AND "sent_at" IS NOT NULL;
