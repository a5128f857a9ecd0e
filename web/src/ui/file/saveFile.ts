/** Offers a file to the user as a download. */
export function saveFile(file: Blob, fileName: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // Revoked later, since the browser reads the file after the click handler returns.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
