CREATE TABLE "staff_spent_codes" (
	"user_id" uuid NOT NULL,
	"code" text NOT NULL,
	"spent_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staff_spent_codes_user_id_code_pk" PRIMARY KEY("user_id","code")
);
--> statement-breakpoint
ALTER TABLE "staff_spent_codes" ADD CONSTRAINT "staff_spent_codes_user_id_staff_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."staff_users"("id") ON DELETE cascade ON UPDATE no action;