# Images of CellSim:
# - program (the default): the program, its own libraries and a shell. docker build -t cellsim .
# - apps: Swift and the library for apps. docker build -t cellsim-apps --target apps .
# - development: what building CellSim needs, for .devcontainer/devcontainer.json.
#
# The images are made of the archives of `make dist`. If the folder ARCHIVES has none for this processor, the first stage
# builds them, which takes half an hour.
ARG ARCHIVES=dist

FROM swift:6.3-bookworm AS development
RUN apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends \
    make git sudo gcc pkg-config libfreetype-dev libharfbuzz-dev libpixman-1-dev libpng-dev libjpeg62-turbo-dev \
    libdeflate-dev libicu-dev libexpat1-dev libxml2 libqpdf-dev libwebp-dev libheif-dev liblcms2-dev libstdc++-12-dev \
    zlib1g-dev libdeflate-tools && rm -rf /var/lib/apt/lists/*

FROM development AS archives
ARG ARCHIVES
WORKDIR /source
COPY . .
RUN ls "$ARCHIVES"/CellSimApps-*-linux-"$(uname -m)".tar.gz >/dev/null 2>&1 || { make dist && ARCHIVES=dist; }; \
    mkdir /program /apps && \
    tar -xzf "$ARCHIVES"/cellsim-*-linux-"$(uname -m)".tar.gz -C /program --strip-components 1 && \
    tar -xzf "$ARCHIVES"/CellSimApps-*-linux-"$(uname -m)".tar.gz -C /apps --strip-components 1

FROM swift:6.3-bookworm AS apps
COPY --from=archives /apps /opt/cellsim
ENV PATH=/opt/cellsim/bin:$PATH
WORKDIR /work
ENTRYPOINT ["cellsim"]
CMD ["--help"]

FROM busybox:stable AS program
COPY --from=archives /program /opt/cellsim
ENV PATH=/opt/cellsim/bin:/usr/sbin:/usr/bin:/sbin:/bin
WORKDIR /work
ENTRYPOINT ["cellsim"]
CMD ["--help"]
