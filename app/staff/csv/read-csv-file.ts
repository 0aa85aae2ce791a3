/**
 * The text of a chosen list, in UTF-8 or one of Excel's other encodings: UTF-16, its “Unicode Text”, which begins with a mark, and
 * Windows-1252, its plain “CSV” in western Europe. Otherwise `Café` would lose its `é`.
 */
export async function readCsvFile(file: Blob | undefined): Promise<string> {
  const bytes = new Uint8Array((await file?.arrayBuffer()) ?? [])
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
