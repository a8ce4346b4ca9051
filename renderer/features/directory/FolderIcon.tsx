import { File, FileImage, FileSpreadsheet, FileText, Folder, FolderOpen } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { classes } from '#ui/index.ts';

const byExtension: Readonly<Record<string, LucideIcon>> = {
  pdf: FileText,
  docx: FileText,
  doc: FileText,
  odt: FileText,
  txt: FileText,
  xlsx: FileSpreadsheet,
  xls: FileSpreadsheet,
  ods: FileSpreadsheet,
  csv: FileSpreadsheet,
  png: FileImage,
  jpg: FileImage,
  jpeg: FileImage,
  gif: FileImage,
};

interface FolderIconProps {
  readonly name: string;
  readonly isFolder: boolean;
  readonly isOpen?: boolean;
  /** Dashed: only on this workstation. */
  readonly isHereOnly?: boolean;
  readonly size?: number;
}

export function FolderIcon({ name, isFolder, isOpen = false, isHereOnly = false, size = 16 }: FolderIconProps) {
  const extension = name.includes('.') ? (name.split('.').at(-1) ?? '').toLowerCase() : '';
  const Icon = isFolder ? (isOpen ? FolderOpen : Folder) : (byExtension[extension] ?? File);
  return (
    <Icon
      size={size}
      aria-hidden
      strokeWidth={1.6}
      className={classes('shrink-0', isHereOnly ? 'text-wait [&_path]:[stroke-dasharray:3_2.4]' : 'text-text-2')}
    />
  );
}
