/**
 * The text of a chosen list. If it is not UTF-8 it is read as Windows-1252, in which Excel saves plain “CSV” in western Europe; otherwise
 * `Café` would lose its `é`.
 */
export async function readCsvFile(file: Blob | undefined): Promise<string> {
  const bytes = await file?.arrayBuffer()
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
