import { knowledgeCategories } from '#app/knowledge/entry.ts'
import { CsvImport } from '#app/staff/csv/csv-import.tsx'
import { SignOut } from '#app/staff/sign-out.tsx'
import { ConsoleHead } from '#app/ui/console/console-parts.tsx'
import { AddEntry } from './staff-knowledge-add.tsx'

/** `asked`: what the page should open with. */
export function KnowledgeHead({ asked }: { asked: string | undefined }) {
  return (
    <ConsoleHead title="Knowledge Manager">
      <a href="/admin">Dashboard</a>
      <a href="/admin/settings">Settings</a>
      <SignOut />
      <CsvImport title="Import entries" asked={asked === 'import'} categories={knowledgeCategories}>
        A list with the columns category, key and value. Known keys are updated, new ones added, none deleted. If one line is
        wrong, nothing changes.
      </CsvImport>
      <a href="/admin/concierge-knowledge.csv" download>
        Export CSV
      </a>
      <AddEntry asked={asked === 'add'} />
    </ConsoleHead>
  )
}
