#!/usr/bin/env bash
# Makes a CPython 3.12 for Windows, and what release builds are made of, from wheels: Panda3D's carries python312.dll and
# the extension modules; the pure half of the standard library is that of a Linux CPython 3.12; a start program, python3.dll
# and a bcryptprimitives.dll (which Wine 8 lacks and wheels written in Rust need) are compiled.
# Usage: windows_python.sh FOLDER PYTHON312     makes FOLDER/py/python.exe
set -euo pipefail
folder=$(mkdir -p "$1" && cd "$1" && pwd) linux_python=$2
root=$(cd "$(dirname "$0")/../.." && pwd)
compile=(x86_64-w64-mingw32-gcc -O2)

# Pillow is asked for icons that are no .ico, macholib on macOS only.
mapfile -t pinned < <(grep -vE '^(#|macholib|pillow)' "$root/.packaging/constraints.txt")
"$linux_python" -m pip download -q -d "$folder/wheels" --no-deps --platform win_amd64 --python-version 3.12 \
  --only-binary=:all: panda3d==1.10.16 "${pinned[@]}"

rm -rf "$folder/py" "$folder/panda"
mkdir -p "$folder/py/DLLs" "$folder/py/Lib/site-packages" "$folder/panda"
cd "$folder"
python_zip() { "$linux_python" -m zipfile -e "$1" "$2"; }
python_zip wheels/panda3d-*.whl panda
cp panda/deploy_libs/{python312,VCRUNTIME140,VCRUNTIME140_1}.dll py/
for file in panda/deploy_libs/*; do
  case ${file##*/} in
    api-ms-* | _wmi.pyd | python312.dll | VCRUNTIME* | t[ck]*86t.dll | _tkinter.pyd) ;; # Wine has its own, or nobody needs it
    *) cp "$file" py/DLLs/ ;;
  esac
done
rm -rf panda
library=$("$linux_python" -c 'import sysconfig; print(sysconfig.get_path("stdlib"))')
tar -C "$library" --exclude=./lib-dynload --exclude=./site-packages --exclude=./test --exclude=__pycache__ --exclude='./config-*' -cf - . | tar -C py/Lib -xf -
for wheel in wheels/*.whl; do
  case $wheel in */panda3d-*) ;; *) python_zip "$wheel" py/Lib/site-packages ;; esac
done

cat >start.c <<'C'
#include <windows.h>
typedef int (*start_type)(int, wchar_t **);
int wmain(int count, wchar_t **words) {
  HMODULE python = LoadLibraryW(L"python312.dll");
  return ((start_type)GetProcAddress(python, "Py_Main"))(count, words);
}
C
"${compile[@]}" -municode -o py/python.exe start.c
cat >random.c <<'C'
#include <windows.h>
#include <ntsecapi.h>
__declspec(dllexport) BOOL WINAPI ProcessPrng(PBYTE bytes, SIZE_T count) { return RtlGenRandom(bytes, (ULONG)count); }
C
"${compile[@]}" -shared -o py/bcryptprimitives.dll random.c -ladvapi32
{
  echo "LIBRARY python3.dll"
  echo EXPORTS
  x86_64-w64-mingw32-objdump -p py/python312.dll |
    sed -n '/^\[Ordinal\/Name Pointer\] Table/,/^$/s/^\t*\[ *[0-9]*\] \(+base\[ *[0-9]*\] *[0-9a-f]* \)\?\([A-Za-z_0-9]*\)$/\2 = python312.\2/p'
} >python3.def
: >empty.c
"${compile[@]}" -shared -nostdlib -Wl,-e,0 -o py/python3.dll empty.c python3.def
echo "$(grep -c ' = ' python3.def) exports of python3.dll"
