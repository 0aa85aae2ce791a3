CREATE TABLE "estate_knowledge" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"category" text NOT NULL,
	"key" text NOT NULL,
	"value" text NOT NULL,
	"origin" text DEFAULT 'staff' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "estate_knowledge_category_key" UNIQUE("category","key"),
	CONSTRAINT "estate_knowledge_category" CHECK ("estate_knowledge"."category" in ('policies', 'facilities', 'accommodations', 'nearby', 'general_info', 'contacts')),
	CONSTRAINT "estate_knowledge_origin" CHECK ("estate_knowledge"."origin" in ('registry', 'staff'))
);
--> statement-breakpoint
CREATE TABLE "legal_document_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"content" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"published_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "legal_documents" (
	"slug" text PRIMARY KEY NOT NULL,
	"content" jsonb NOT NULL,
	"last_updated" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "legal_document_versions_slug_created_at" ON "legal_document_versions" USING btree ("slug","created_at");