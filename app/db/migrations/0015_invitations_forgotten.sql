-- First, so that no instance of the version before accepts one between the two: without its column it would count as open again.
LOCK TABLE "staff_invitations" IN ACCESS EXCLUSIVE MODE;--> statement-breakpoint
DELETE FROM "staff_invitations" WHERE "accepted_at" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_invitations" DROP COLUMN "accepted_at";
